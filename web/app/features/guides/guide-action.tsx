import { useUser } from "#api/use-session.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { guidesCopy } from "./copy.ts";
import type { Guide } from "./guide.ts";

const { signedOut, scan, ask } = guidesCopy.action;

/** PUB-30, PUB-A2: the one next step. While the session is unknown, the one for visitors stands there. */
export function GuideAction({ kind, action }: Pick<Guide, "kind" | "action">) {
	return (
		<section aria-labelledby="action-title" className="grid gap-4 rounded-lg bg-blush p-6 wide:p-10">
			<h2 id="action-title" className="text-h2">
				{action.heading}
			</h2>
			<p className="max-w-dialog text-ink">{action.text}</p>
			<div className="pt-2">
				<NextStep kind={kind} />
			</div>
		</section>
	);
}

function NextStep({ kind }: Pick<Guide, "kind">) {
	if (useUser() === null) return <LinkButton to={paths.register}>{signedOut}</LinkButton>;
	return kind === "ingredient" ? (
		<LinkButton to={paths.chat}>{ask}</LinkButton>
	) : (
		<LinkButton to={paths.upload}>{scan}</LinkButton>
	);
}
