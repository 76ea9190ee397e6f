import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Page } from "./page.tsx";

interface LinkQuestionProps {
	copy: {
		title: string;
		lead: string;
		effects: readonly string[];
		submit: string;
		busy: string;
		/** For whoever has nothing to undo. */
		wasMe: string;
	};
	busy?: boolean;
	failure: string | null;
	onSubmit: () => void;
}

/** Says what a mailed link does before anything happens: only the button acts, for mail scanners open links. */
export function LinkQuestion({ copy, busy = false, failure, onSubmit }: LinkQuestionProps) {
	return (
		<Page width="reading" title={copy.title} lead={copy.lead}>
			<div className="grid gap-6">
				<ol className="grid list-decimal gap-2 pl-6 marker:text-ink-2">
					{copy.effects.map((effect) => (
						<li key={effect}>{effect}</li>
					))}
				</ol>
				{failure !== null && (
					<Notice tone="danger" live="alert">
						{failure}
					</Notice>
				)}
				<Button busy={busy} onClick={onSubmit} className="wide:justify-self-start">
					{busy ? copy.busy : copy.submit}
				</Button>
				<p className="text-ink-2">{copy.wasMe}</p>
			</div>
		</Page>
	);
}
