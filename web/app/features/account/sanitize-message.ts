import DOMPurify from "dompurify";

/** https, mailto, or a path of this site: no other scheme and no other host by way of leading slashes. */
const HREF = /^(?:https:|mailto:|(?![a-z][a-z\d+.-]*:|[/\\]{2}))/i;

/** ACCT-A1: the allow-list; what is around it stays as text, scripts and styles go with their content. */
export function sanitizeMessage(html: string): DocumentFragment {
	return DOMPurify.sanitize(html, {
		ALLOWED_TAGS: ["a", "b", "strong", "em", "br", "p", "ul", "li"],
		ALLOWED_ATTR: ["href"],
		ALLOWED_URI_REGEXP: HREF,
		ALLOW_DATA_ATTR: false,
		ALLOW_ARIA_ATTR: false,
		RETURN_DOM_FRAGMENT: true,
	});
}
