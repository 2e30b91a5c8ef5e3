/** What went wrong with a form, in red under it; announced at once. */
export const FormAlert = ({ children }: { children: string | null }) => (
  <p role="alert" className="font-medium text-danger text-sm empty:hidden">
    {children}
  </p>
);
