import DOMPurify from "dompurify";
import { SAFE_HREF } from "./safe-href.ts";

/** ACCT-A1: the allow-list; what is around it stays as text, scripts and styles go with their content. */
export function sanitizeMessage(html: string): DocumentFragment {
	return DOMPurify.sanitize(html, {
		ALLOWED_TAGS: ["a", "b", "strong", "em", "br", "p", "ul", "li"],
		ALLOWED_ATTR: ["href"],
		ALLOWED_URI_REGEXP: SAFE_HREF,
		ALLOW_DATA_ATTR: false,
		ALLOW_ARIA_ATTR: false,
		RETURN_DOM_FRAGMENT: true,
	});
}
