import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useSession } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { FaceFrame } from "#ui/face-frame.tsx";
import { loginCopy as copy } from "./copy.ts";
import { LoginSteps } from "./login-steps.tsx";
import { safePath } from "./safe-path.ts";

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
