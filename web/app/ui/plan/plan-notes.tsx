import { paths } from "#paths.ts";
import { Notice } from "../notice.tsx";
import { TextLink } from "../text-link.tsx";
import { planCopy } from "./copy.ts";

interface Note {
	text: string;
	safety?: boolean | undefined;
	rule_id?: string | undefined;
	/** The question of the person's note it is about. */
	asks?: string | undefined;
}

interface PlanNotesProps {
	/** What has to be known before the plan begins, or what else there is to know. */
	kind: keyof typeof planCopy.notes;
	notes: readonly Note[];
	/** Takes a question that the plan leaves open along to the chat; missing where there is none to go to. */
	onAsk?: ((question: string) => void) | undefined;
}

/** The rule of a question that no plan answers. */
const OPEN = "answer.open_question";

/** The notes of one kind; nothing where the plan has none. */
export function PlanNotes({ kind, notes, onAsk }: PlanNotesProps) {
	const shown = notes.filter(({ safety = false }) => safety === (kind === "safety"));
	if (shown.length === 0) return null;
	return (
		<Notice title={planCopy.notes[kind]}>
			<ul className="grid gap-2">
				{shown.map(({ text, rule_id, asks }) => (
					<li key={text}>
						{text}
						{onAsk !== undefined && rule_id === OPEN && asks !== undefined && (
							<>
								{" "}
								<TextLink
									to={paths.chat}
									onClick={() => onAsk(asks)}
									className="inline-flex min-h-11 items-center print:hidden"
								>
									{planCopy.askInChat}
								</TextLink>
							</>
						)}
					</li>
				))}
			</ul>
		</Notice>
	);
}
