import { useUser } from "#api/use-session.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { homeCopy } from "./copy.ts";

/** PUB-10, PUB-11: the one next step, by session. */
export function MainButton() {
	const user = useUser();
	return user === null ? (
		<LinkButton to={paths.register}>{homeCopy.signedOut}</LinkButton>
	) : (
		<LinkButton to={paths.upload}>{homeCopy.signedIn}</LinkButton>
	);
}
