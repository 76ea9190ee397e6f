import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { FaceFrame } from "#ui/face-frame.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { recoverCopy } from "./copy.ts";
import { ForgotForm } from "./forgot-form.tsx";

const copy = recoverCopy.forgot;

export const meta = () =>
	pageMeta({ title: copy.title, description: copy.description, path: paths.forgotPassword });

export default function ForgotScreen() {
	return (
		<FaceFrame>
			<header className="grid gap-2">
				<PageHeading>{copy.title}</PageHeading>
				<p className="text-lead text-ink-2">{copy.lead}</p>
			</header>
			<ForgotForm />
			<p className="text-ink-2">
				{copy.remembered} <TextLink to={paths.login}>{copy.login}</TextLink>
			</p>
		</FaceFrame>
	);
}
