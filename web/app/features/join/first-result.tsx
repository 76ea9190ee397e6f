import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useUser } from "#api/use-session.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { joinCopy } from "./copy.ts";
import { MissingAnswers } from "./missing-answers.tsx";

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
