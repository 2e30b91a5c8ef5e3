/**
 * Addresses that are written without a mark: of pages, of e-mail, and domains without more. They are not read out. The
 * last point ends the sentence and isn't part of them. The ending of a domain has small letters, because a space may be
 * missing between two sentences ("Dormi bem.Com quem?").
 */
export const BARE_ADDRESSES =
  /(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|[Ww]{3}\.)\S*[^\s.,;:!?)>]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[A-Za-z0-9-]+\.)+(?:com|org|net|gov|edu|app|br|pt)(?![\p{L}\p{N}])(?:\/(?:\S*[^\s.,;:!?)>])?)?/gu;
