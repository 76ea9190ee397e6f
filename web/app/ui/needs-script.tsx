import { frameCopy } from "./frame-copy.ts";

/** Said where nothing can be done without scripts; shown only then. */
export function NeedsScript({ what }: { what: "form" | "page" }) {
	return (
		<noscript>
			<p className="text-small text-ink-2">{frameCopy.needsScript(what)}</p>
		</noscript>
	);
}
