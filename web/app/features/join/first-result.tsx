import { CONCERN_OPTIONS, GOAL_OPTIONS } from "@dewlight/contracts/constants.ts";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { errorText } from "#api/api-error.ts";
import { setUser, useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { ChoiceChips } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { joinCopy } from "./copy.ts";
import { type OnboardingAnswers, readAnswers, saveAnswers, writeAnswers } from "./join-calls.ts";

const copy = joinCopy.firstResult;

/** ONB-A3: the first reading, then the way to the dashboard; by way of goals and concerns where nobody asked yet. */
export function FirstResult({ checkinId, children }: { checkinId: number; children: ReactNode }) {
	const navigate = useNavigate();
	const user = useUser();
	const [askAnswers] = useState(user?.onboarding_complete === false);
	return (
		<Page title={copy.title} lead={copy.lead}>
			<div className="grid min-w-0 gap-14 wide:gap-18">
				{children}
				{askAnswers ? (
					<MissingAnswers onSaved={() => void navigate(paths.dashboard)} />
				) : (
					<div className="grid justify-items-start gap-5 rounded-xl bg-blush p-6 wide:p-10">
						<p className="font-display text-h2 text-fig">{copy.onward}</p>
						<div className="flex flex-wrap gap-3">
							<LinkButton to={paths.dashboard}>{copy.toDashboard}</LinkButton>
							<LinkButton to={paths.result(checkinId)} tone="secondary">
								{copy.fullReport}
							</LinkButton>
						</div>
					</div>
				)}
			</div>
		</Page>
	);
}

/** Goals and concerns of somebody whose first scan came before the questions. */
function MissingAnswers({ onSaved }: { onSaved: () => void }) {
	const owner = useUser()?.id ?? null;
	const [answers, setAnswers] = useState(() => readAnswers(owner));
	const [saving, setSaving] = useState(false);
	const [problem, setProblem] = useState<string>();

	const answer = (changed: Partial<OnboardingAnswers>) => {
		const next = { ...answers, ...changed };
		setAnswers(next);
		writeAnswers(owner, next);
	};

	const save = async () => {
		setSaving(true);
		setProblem(undefined);
		try {
			setUser(await saveAnswers(answers));
			onSaved();
		} catch (error) {
			setProblem(errorText(error, joinCopy.finish.failed));
			setSaving(false);
		}
	};

	return (
		<Section id="answers" title={copy.missingTitle} lead={copy.missingLead}>
			<div className="grid gap-3">
				<h3 className="text-h3">{joinCopy.goals.title}</h3>
				<ChoiceChips
					label={joinCopy.goals.title}
					options={GOAL_OPTIONS}
					chosen={answers.goals}
					onChange={(goals) => answer({ goals })}
				/>
			</div>
			<div className="grid gap-3">
				<h3 className="text-h3">{joinCopy.concerns.title}</h3>
				<ChoiceChips
					label={joinCopy.concerns.title}
					options={CONCERN_OPTIONS}
					chosen={answers.concerns}
					onChange={(concerns) => answer({ concerns })}
				/>
			</div>
			{problem !== undefined && (
				<Notice tone="danger" live="alert">
					{problem}
				</Notice>
			)}
			<Button busy={saving} className="justify-self-end" onClick={() => void save()}>
				{saving ? copy.saving : copy.save}
			</Button>
		</Section>
	);
}
