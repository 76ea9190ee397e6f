import { sanitizeMessage } from "./sanitize-message.ts";

/** A sentence of the server with markup. The sanitizer weighs as much as the screen, so this loads when needed. */
export default function HtmlMessage({ html }: { html: string }) {
	return (
		<div
			ref={(place) => place?.replaceChildren(sanitizeMessage(html))}
			className="grid gap-2 [&_a]:font-medium [&_a]:underline [&_a]:underline-offset-4 [&_ul]:list-disc [&_ul]:pl-5"
		/>
	);
}
