import { useUser } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { homeCopy } from "./copy.ts";

export const meta = () => pageMeta({ description: homeCopy.description });

export default function HomeScreen() {
	const user = useUser();
	return (
		<Page>
			<h1 className="text-display">{homeCopy.title}</h1>
			<LinkButton to={user ? paths.upload : paths.register}>
				{user ? homeCopy.signedIn : homeCopy.signedOut}
			</LinkButton>
		</Page>
	);
}
