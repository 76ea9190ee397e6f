import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { emailChangeCopy } from "./copy.ts";

const copy = emailChangeCopy.undo;

interface UndoQuestionProps {
	busy?: boolean;
	failure: string | null;
	onUndo: () => void;
}

/** Says what undoing does before anything happens. */
export function UndoQuestion({ busy = false, failure, onUndo }: UndoQuestionProps) {
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
				<Button busy={busy} onClick={onUndo} className="wide:justify-self-start">
					{busy ? copy.busy : copy.submit}
				</Button>
				<p className="text-ink-2">{copy.wasMe}</p>
			</div>
		</Page>
	);
}
