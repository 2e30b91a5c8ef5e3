/** What the tests use of the parser of Xcode projects, which has no types of its own. */
declare module 'xcode' {
  type Section = Record<string, unknown>;
  type Project = {
    parseSync(): Project;
    hash: { project: { objects: Record<string, Section> } };
  };
  export function project(file: string): Project;
}
