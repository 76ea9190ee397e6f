import DOMPurify from "dompurify";

/**
 * Allows https, mailto and relative addresses: no other scheme, and no other host by way of leading slashes. The
 * sanitizer takes out blanks and control characters before an address is judged by it.
 */
export const SAFE_HREF = /^(?:https:|mailto:|(?![a-z][a-z\d+.-]*:|[/\\]{2}))/i;

/** A sentence of the server with markup. The sanitizer weighs as much as the screen, so this loads when needed. */
export default function HtmlMessage({ html }: { html: string }) {
	return (
		<div
			ref={(place) => place?.replaceChildren(sanitizeMessage(html))}
			className="grid gap-2 [&_a]:font-medium [&_a]:underline [&_a]:underline-offset-4 [&_ul]:list-disc [&_ul]:pl-5"
		/>
	);
}

/** ACCT-A1: the allow-list; what is around it stays as text, scripts and styles go with their content. */
function sanitizeMessage(html: string): DocumentFragment {
	return DOMPurify.sanitize(html, {
		ALLOWED_TAGS: ["a", "b", "strong", "em", "br", "p", "ul", "li"],
		ALLOWED_ATTR: ["href"],
		ALLOWED_URI_REGEXP: SAFE_HREF,
		ALLOW_DATA_ATTR: false,
		ALLOW_ARIA_ATTR: false,
		RETURN_DOM_FRAGMENT: true,
	});
}
