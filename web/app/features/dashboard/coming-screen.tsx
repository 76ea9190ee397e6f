import { useLocation } from "react-router";
import { pageMeta } from "#page-meta.ts";
import { LightForm } from "#ui/light-form.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { Tag } from "#ui/tag.tsx";
import { dashboardCopy } from "./copy.ts";

type ComingPath = keyof typeof dashboardCopy.coming;

function comingAt(pathname: string) {
	const found = Object.entries(dashboardCopy.coming).find(([path]) => path === pathname);
	return found?.[1] ?? dashboardCopy.coming["/care-plan" satisfies ComingPath];
}

export const meta = ({ location }: { location: { pathname: string } }) =>
	pageMeta({ title: comingAt(location.pathname).title, personal: true });

/** A place that is named but not open yet: says what it will hold and what does the job today. */
export default function ComingScreen() {
	const { title, lead, now, action, to } = comingAt(useLocation().pathname);
	return (
		<Page width="reading" title={title} lead={lead}>
			<div className="grid justify-items-start gap-4 rounded-lg bg-silk p-6 wide:p-8">
				<LightForm light="low" className="size-20" />
				<Tag>{dashboardCopy.notYet}</Tag>
				<p>{now}</p>
				<LinkButton to={to}>{action}</LinkButton>
			</div>
		</Page>
	);
}
