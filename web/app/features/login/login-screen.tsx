import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useSession } from "#api/session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { FaceFrame } from "#ui/auth-form.tsx";
import { PageLoading } from "#ui/brand-mark.tsx";
import { TextLink } from "#ui/button.tsx";
import { PageHeading } from "#ui/page.tsx";
import { loginCopy as copy } from "./copy.ts";
import { type ComeBack, LoginForm, type PartialLogin, safePath } from "./login-form.tsx";

const CodeStep = lazy(async () => ({ default: (await import("./code-step.tsx")).CodeStep }));

export const meta = () => pageMeta({ title: copy.heading, description: copy.description, path: paths.login });

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
		void placeFor(next).then((place) => {
			if (!stopped) void navigate(safePath(place) ?? paths.upload, { replace: true });
		});
		return () => {
			stopped = true;
		};
	}, [session.status, next, navigate]);

	return (
		<FaceFrame>
			<LoginSteps next={next} />
		</FaceFrame>
	);
}

/** Where the server sends a signed-in person; the asked place itself where it does not answer. */
async function placeFor(next: string | null): Promise<string | null> {
	try {
		const { placeAfterLogin } = await import("./log-in.ts");
		return await placeAfterLogin(next);
	} catch (error) {
		console.warn("The place after the login could not be asked for.", error);
		return next;
	}
}

/** Password first, then the code where the account asks for one; both on the same page. */
function LoginSteps({ next }: { next: string | null }) {
	const [partial, setPartial] = useState<PartialLogin | null>(null);
	const [comeBack, setComeBack] = useState<ComeBack | null>(null);

	if (partial !== null) {
		const startAgain = (reason: string | null) => {
			setComeBack({ email: partial.email, reason });
			setPartial(null);
		};
		return (
			<Suspense fallback={<PageLoading />}>
				<CodeStep partial={partial} next={next} onStartAgain={startAgain} />
			</Suspense>
		);
	}
	return (
		<>
			<header className="grid gap-2">
				<PageHeading>{copy.title}</PageHeading>
				<p className="text-lead text-ink-2">{copy.lead}</p>
			</header>
			<LoginForm next={next} comeBack={comeBack} onCodeNeeded={setPartial} />
			<p className="text-ink-2">
				{copy.newHere} <TextLink to={paths.register}>{copy.register}</TextLink>
			</p>
		</>
	);
}
