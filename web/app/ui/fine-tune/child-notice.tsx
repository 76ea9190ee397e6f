import { paths } from "#paths.ts";
import { TextLink } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { fineTuneCopy } from "./copy.ts";

const copy = fineTuneCopy.child;

/** For who answers to be under 13: nothing is locked, but a parent comes next, and the data can go at once. */
export function ChildNotice({ withPhoto = false }: { withPhoto?: boolean }) {
	return (
		<Notice title={copy.title} live="status">
			<p>{copy.text}</p>
			{withPhoto && <p className="mt-2">{copy.noPhoto}</p>}
			<p className="mt-2">
				{copy.erase} <TextLink to={paths.contactAbout("Delete Account")}>{copy.eraseLink}</TextLink>
			</p>
		</Notice>
	);
}
