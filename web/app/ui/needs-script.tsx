/** Said where nothing can be done without scripts; shown only then. */
export function NeedsScript({ what }: { what: "form" | "page" }) {
	return (
		<noscript>
			<p className="text-small text-ink-2">
				This {what} needs JavaScript. Turn it on in your browser, then load the page again.
			</p>
		</noscript>
	);
}
