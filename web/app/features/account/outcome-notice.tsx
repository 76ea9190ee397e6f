import { lazy, Suspense } from "react";
import { Notice } from "#ui/notice.tsx";

const HtmlMessage = lazy(() => import("./html-message.tsx"));

export interface Outcome {
	good: boolean;
	/** A first line of its own. */
	title?: string;
	text: string;
}

/** ACCT-09, ACCT-10: green or red, and HTML where the text starts with an angle bracket. */
export function OutcomeNotice({ outcome }: { outcome: Outcome | null }) {
	if (outcome === null) return null;
	const { good, title, text } = outcome;
	return (
		<Notice title={title} tone={good ? "success" : "danger"} live={good ? "status" : "alert"}>
			{text.startsWith("<") ? (
				<Suspense fallback={null}>
					<HtmlMessage html={text} />
				</Suspense>
			) : (
				text
			)}
		</Notice>
	);
}
