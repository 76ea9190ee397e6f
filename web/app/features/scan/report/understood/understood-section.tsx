import { useState } from "react";
import { Card, Section } from "#ui/page.tsx";
import type { ReportCheckin } from "../../scan-calls.ts";
import { reportCopy } from "../copy.ts";
import { SECTION_IDS } from "../report-section.tsx";
import {
	type UnderstoodFact,
	UnderstoodRow,
	type UnderstoodState,
	useAnswerUnderstood,
} from "./understood-row.tsx";

const copy = reportCopy.understood;

interface UnderstoodSectionProps {
	checkin: ReportCheckin;
	understood: readonly UnderstoodFact[];
}

const keyOf = ({ id, about = "" }: UnderstoodFact) => `${id} ${about}`;

/** What the note told about the person, to be kept in the profile or taken out of the plan. */
export function UnderstoodSection({ checkin, understood }: UnderstoodSectionProps) {
	const { mutateAsync, isPending, variables } = useAnswerUnderstood(checkin.id);
	const older = !checkin.makes_todays_plan;
	const [said, setSaid] = useState("");
	const [failed, setFailed] = useState<string | null>(null);
	const answer = async (fact: UnderstoodFact, state: UnderstoodState) => {
		setSaid("");
		setFailed(null);
		try {
			const { analysis_result } = await mutateAsync({ fact, state });
			setSaid(
				older
					? copy.saidOlder[state](fact.state === "kept")
					: copy.said[state](isOtherPlan(checkin.analysis_result.care_plan, analysis_result.care_plan)),
			);
		} catch {
			setFailed(keyOf(fact));
		}
	};
	return (
		<Section id={SECTION_IDS.understood} title={copy.title} lead={older ? copy.older.lead : copy.lead}>
			<Card className="py-1 wide:py-3">
				<ul className="divide-y divide-line">
					{understood.map((fact) => (
						<UnderstoodRow
							key={keyOf(fact)}
							fact={fact}
							older={older}
							failed={failed === keyOf(fact)}
							saving={isPending && keyOf(variables.fact) === keyOf(fact) ? variables.state : null}
							onAnswer={(state) => answer(fact, state)}
						/>
					))}
				</ul>
			</Card>
			<output className="-mt-2 text-small font-medium text-sage empty:sr-only print:hidden">{said}</output>
		</Section>
	);
}

function isOtherPlan(before: unknown, after: unknown): boolean {
	return JSON.stringify(before) !== JSON.stringify(after);
}
