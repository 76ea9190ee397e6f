/**
 * https, mailto, or a relative address: no other scheme, and no other host by way of leading slashes. Judged after
 * the sanitizer took blanks and control characters out.
 */
export const SAFE_HREF = /^(?:https:|mailto:|(?![a-z][a-z\d+.-]*:|[/\\]{2}))/i;
