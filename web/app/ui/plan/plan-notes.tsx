import { ChevronDown } from "lucide-react";
import { paths } from "#paths.ts";
import { TextLink } from "../button.tsx";
import { Notice } from "../notice.tsx";
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
	/** What each begins with, and its rest one tap behind, where all of them together are long. */
	brief?: boolean;
}

/** The rule of a question that no plan answers. */
const OPEN = "answer.open_question";

/** Letters that are read at once. */
const SHORT = 440;
/** Letters a note begins with at least, so that its beginning says something. */
const BEGINNING = 60;

/** The notes of one kind; nothing where the plan has none. */
export function PlanNotes({ kind, notes, onAsk, brief = false }: PlanNotesProps) {
	const shown = notes.filter(({ safety = false }) => safety === (kind === "safety"));
	if (shown.length === 0) return null;
	const isLong = shown.reduce((letters, { text }) => letters + text.length, 0) > SHORT;
	return (
		<Notice title={planCopy.notes[kind]} dense={brief} {...(brief && { className: "text-small" })}>
			<ul className="grid gap-2">
				{shown.map(({ text, rule_id, asks }) => (
					<li key={text}>
						{brief && isLong ? <BriefNote text={text} /> : text}
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

function BriefNote({ text }: { text: string }) {
	const { beginning, rest } = splitNote(text);
	if (rest === "") return text;
	return (
		<details data-print-open="" className="group/note">
			<summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 [&::-webkit-details-marker]:hidden">
				{beginning}
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-fig transition-transform group-open/note:rotate-180 print:hidden"
				/>
			</summary>
			<p className="pt-1 pr-8">{rest}</p>
		</details>
	);
}

/** Whom to show it to is never behind a tap. */
const WHOM = /\b(?:doctor|dermatologist|midwife|pharmacist|prescribe[sdr]?|emergency)\b/i;

/** Whole sentences, as many as say something, with those that say whom to ask; and the others. */
function splitNote(text: string): { beginning: string; rest: string } {
	const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
	let beginning = "";
	while (beginning.length < BEGINNING && sentences.length > 0)
		beginning = `${beginning} ${sentences.shift()}`.trim();
	const whom = sentences.filter((one) => WHOM.test(one));
	return {
		beginning: [beginning, ...whom].join(" "),
		rest: sentences.filter((one) => !whom.includes(one)).join(" "),
	};
}
