import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useSession } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { FaceFrame } from "#ui/face-frame.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { loginCopy as copy } from "./copy.ts";
import { placeAfterLogin } from "./log-in.ts";
import { LoginForm } from "./login-form.tsx";
import { safePath } from "./safe-path.ts";

export const meta = () => pageMeta({ title: copy.heading, description: copy.lead });

export default function LoginScreen() {
	const session = useSession();
	const navigate = useNavigate();
	const [search] = useSearchParams();
	const next = safePath(search.get("next"));
	const arrived = useRef(session.status);

	// AUTH-A16: only somebody who was signed in on arrival is moved on; the form moves the others itself.
	useEffect(() => {
		if (arrived.current === "unknown") arrived.current = session.status;
		if (arrived.current !== "signed_in") return;
		let stopped = false;
		void placeAfterLogin(next)
			.catch(() => next)
			.then((place) => {
				if (!stopped) void navigate(safePath(place) ?? paths.upload, { replace: true });
			});
		return () => {
			stopped = true;
		};
	}, [session.status, next, navigate]);

	return (
		<FaceFrame>
			<header className="grid gap-2">
				<PageHeading>{copy.title}</PageHeading>
				<p className="text-lead text-ink-2">{copy.lead}</p>
			</header>
			<LoginForm next={next} />
			<p className="text-ink-2">
				{copy.newHere} <TextLink to={paths.register}>{copy.register}</TextLink>
			</p>
		</FaceFrame>
	);
}
