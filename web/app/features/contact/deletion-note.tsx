import { paths } from "#paths.ts";
import { TextLink } from "#ui/text-link.tsx";
import { contactCopy } from "./copy.ts";

const copy = contactCopy.deletion;

/** PUB-50, beside the subject it belongs to. */
export function DeletionNote({ signedIn }: { signedIn: boolean }) {
	return (
		<>
			{copy.text}
			{signedIn && (
				<>
					{" "}
					{copy.self} <TextLink to={paths.account}>{copy.link}</TextLink>.
				</>
			)}
		</>
	);
}
