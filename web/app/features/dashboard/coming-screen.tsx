import { pageMeta } from "#page-meta.ts";
import { LightForm } from "#ui/light-form.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { Tag } from "#ui/tag.tsx";
import { dashboardCopy } from "./copy.ts";

const { chat, notYet } = dashboardCopy;

export const meta = () => pageMeta({ title: chat.title, personal: true });

/** A place that is named but not open yet: says what it will hold and what does the job today. */
export default function ComingScreen() {
	return (
		<Page width="reading" title={chat.title} lead={chat.lead}>
			<div className="grid justify-items-start gap-4 rounded-lg bg-silk p-6 wide:p-8">
				<LightForm light="low" className="size-20" />
				<Tag>{notYet}</Tag>
				<p>{chat.now}</p>
				<LinkButton to={chat.to}>{chat.action}</LinkButton>
			</div>
		</Page>
	);
}
