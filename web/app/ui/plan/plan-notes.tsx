import { Notice } from "../notice.tsx";
import { planCopy } from "./copy.ts";

interface PlanNotesProps {
	/** What has to be known before the plan begins, or what else there is to know. */
	kind: keyof typeof planCopy.notes;
	notes: readonly { text: string; safety?: boolean | undefined }[];
}

/** The notes of one kind; nothing where the plan has none. */
export function PlanNotes({ kind, notes }: PlanNotesProps) {
	const shown = notes.filter(({ safety = false }) => safety === (kind === "safety"));
	if (shown.length === 0) return null;
	return (
		<Notice title={planCopy.notes[kind]}>
			<ul className="grid gap-2">
				{shown.map(({ text }) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</Notice>
	);
}
