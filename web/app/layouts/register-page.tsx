import { PhotoConsent } from "#features/consent/photo-consent.tsx";
import { joinCopy } from "#features/join/copy.ts";
import { RegisterScreen } from "#features/join/register-screen.tsx";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";

export const meta = () =>
	pageMeta({
		title: joinCopy.account.title,
		description: joinCopy.account.description,
		path: paths.register,
	});

/** Registration, with the question about photos before its second step. */
export default function RegisterPage() {
	return <RegisterScreen askConsent={PhotoConsent} />;
}
