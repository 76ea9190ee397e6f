import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";

export const meta = () => pageMeta({ title: "Page not found", personal: true });

export default function NotFoundScreen() {
	return (
		<Page
			width="reading"
			title="This page does not exist."
			lead="The address may be old or mistyped. Nothing of yours is lost."
		>
			<LinkButton to={paths.home}>To the home page</LinkButton>
		</Page>
	);
}
