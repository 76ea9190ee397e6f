import { pageMeta } from "#page-meta.ts";
import { Page } from "#ui/page.tsx";

export const meta = () => pageMeta({ title: "Policies" });

export default function TermsScreen() {
	return (
		<Page width="reading" title="Our policies">
			<p />
		</Page>
	);
}
