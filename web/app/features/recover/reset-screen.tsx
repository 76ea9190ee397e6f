import { useState } from "react";
import { useSearchParams } from "react-router";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { FaceFrame } from "#ui/face-frame.tsx";
import { startScreenAgain } from "#ui/focus-heading.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { StateView } from "#ui/state-view.tsx";
import { recoverCopy } from "./copy.ts";
import { ResetForm } from "./reset-form.tsx";

const copy = recoverCopy.reset;

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** AUTH-30 to AUTH-34: the token comes from the mailed link. */
export default function ResetScreen() {
	const [search] = useSearchParams();
	const token = search.get("token")?.trim();
	const [done, setDone] = useState<string | null>(null);
	const showDone = (message: string) => {
		setDone(message);
		startScreenAgain();
	};

	if (done !== null) {
		return (
			<StateView
				announce="status"
				page
				light="full"
				title={done}
				actions={<LinkButton to={paths.login}>{copy.login}</LinkButton>}
			>
				<p>{copy.doneHelp}</p>
			</StateView>
		);
	}
	if (!token) {
		return (
			<ErrorState
				page
				title={copy.missing}
				actions={<LinkButton to={paths.forgotPassword}>{copy.newLink}</LinkButton>}
			>
				<p>{copy.missingHelp}</p>
			</ErrorState>
		);
	}
	return (
		<FaceFrame>
			<header className="grid gap-2">
				<PageHeading>{copy.title}</PageHeading>
				<p className="text-lead text-ink-2">{copy.lead}</p>
			</header>
			<ResetForm key={token} token={token} onDone={showDone} />
		</FaceFrame>
	);
}
