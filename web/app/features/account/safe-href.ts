/**
 * Allows https, mailto and relative addresses: no other scheme, and no other host by way of leading slashes. The
 * sanitizer takes out blanks and control characters before an address is judged by it.
 */
export const SAFE_HREF = /^(?:https:|mailto:|(?![a-z][a-z\d+.-]*:|[/\\]{2}))/i;
