import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "./button.tsx";
import { startScreenAgain } from "./focus.ts";
import { Notice } from "./notice.tsx";
import { Page } from "./page.tsx";
import { ErrorState } from "./state-view.tsx";

interface LinkQuestionProps<Answer> {
	copy: {
		title: string;
		lead: string;
		effects: readonly string[];
		submit: string;
		busy: string;
		/** For whoever has nothing to undo. */
		wasMe: string;
		/** The title over `failedHelp` where the link holds no token. */
		failed: string;
		failedHelp: string;
		unreachable: string;
	};
	act: (token: string) => Promise<Answer>;
	/** Why the server refused; null where it did not decide, so that the button stays. */
	refusalOf: (error: unknown) => string | null;
	refusedActions: ReactNode;
	/** The screen of what was done. */
	children: (answer: Answer) => ReactNode;
}

type State<Answer> =
	| { kind: "asking"; failure: string | null }
	| { kind: "busy" }
	| { kind: "done"; answer: Answer }
	| { kind: "refused"; text: string };

/** Says what a mailed link does before anything happens: only the button acts, for mail scanners open links. */
export function LinkQuestion<Answer>({
	copy,
	act,
	refusalOf,
	refusedActions,
	children,
}: LinkQuestionProps<Answer>) {
	const [search] = useSearchParams();
	const token = search.get("token")?.trim();
	const [state, setState] = useState<State<Answer>>({ kind: "asking", failure: null });
	const shown: State<Answer> = token ? state : { kind: "refused", text: copy.failed };

	const submit = async () => {
		if (!token) return;
		setState({ kind: "busy" });
		try {
			setState({ kind: "done", answer: await act(token) });
		} catch (error) {
			const text = refusalOf(error);
			setState(text === null ? { kind: "asking", failure: copy.unreachable } : { kind: "refused", text });
			if (text === null) return;
		}
		startScreenAgain();
	};

	if (shown.kind === "done") return children(shown.answer);
	if (shown.kind === "refused") {
		return (
			<ErrorState page title={shown.text} actions={refusedActions}>
				<p>{copy.failedHelp}</p>
			</ErrorState>
		);
	}
	const busy = shown.kind === "busy";
	return (
		<Page width="reading" title={copy.title} lead={copy.lead}>
			<div className="grid gap-6">
				<ol className="grid list-decimal gap-2 pl-6 marker:text-ink-2">
					{copy.effects.map((effect) => (
						<li key={effect}>{effect}</li>
					))}
				</ol>
				{shown.kind === "asking" && shown.failure !== null && (
					<Notice tone="danger" live="alert">
						{shown.failure}
					</Notice>
				)}
				<Button busy={busy} onClick={() => void submit()} className="wide:justify-self-start">
					{busy ? copy.busy : copy.submit}
				</Button>
				<p className="text-ink-2">{copy.wasMe}</p>
			</div>
		</Page>
	);
}
