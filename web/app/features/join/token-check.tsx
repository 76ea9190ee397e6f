import { NATIVE_APP } from "@dewlight/contracts/brand.ts";
import { useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { ApiError, errorText } from "#api/api-error.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { useUser } from "#api/session.ts";
import { signOut } from "#api/sign-out.ts";
import { paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import { PageLoading } from "#ui/brand-mark.tsx";
import { Button, buttonStyle, LinkButton } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { ErrorState, StateView } from "#ui/state-view.tsx";
import { joinCopy } from "./copy.ts";
import { confirmEmail, resendVerification } from "./join-calls.ts";

const copy = joinCopy.verify;

type Check =
	| { kind: "checking" }
	| { kind: "confirmed"; email: string; signedIn: boolean; goOn: string }
	/** Somebody else is signed in in this browser. */
	| { kind: "confirmed_for_another"; email: string; here: string }
	| { kind: "refused"; text: string; answered: boolean };

/** AUTH-15, AUTH-A3: confirms the address; signs nobody in, so a stranger's browser is sent to /login. */
export function TokenCheck({ token }: { token: string }) {
	const [check, setCheck] = useState<Check>({ kind: "checking" });
	const [tries, setTries] = useState(1);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each further try asks again
	useEffect(() => {
		const stop = new AbortController();
		confirmEmail(token, stop.signal)
			.then(async (answer) => {
				const session = await refreshSession();
				if (session.status === "signed_in" && session.user.email !== answer.email) {
					return setCheck({ kind: "confirmed_for_another", email: answer.email, here: session.user.email });
				}
				const signedIn = session.status === "signed_in" && session.user.is_email_verified;
				setCheck({
					kind: "confirmed",
					email: answer.email,
					signedIn,
					goOn: signedIn
						? paths.registerStep2(answer.email)
						: paths.loginThen(paths.registerStep2(answer.email)),
				});
			})
			.catch((error: unknown) => {
				if (stop.signal.aborted) return;
				const answered = error instanceof ApiError && error.status < 500;
				setCheck({ kind: "refused", text: errorText(error, copy.failed), answered });
			});
		return () => stop.abort();
	}, [token, tries]);

	switch (check.kind) {
		case "checking":
			return <PageLoading label={copy.checking} />;
		case "confirmed":
			// AUTH-14; only where the app may stand beside this browser is there something to choose (NATIVE-A4).
			if (check.signedIn && openInAppHref(check.email) === null) return <Navigate to={check.goOn} replace />;
			return (
				<StateView
					announce="status"
					page
					light="full"
					title={copy.done}
					actions={
						<>
							<LinkButton to={check.goOn}>{check.signedIn ? copy.goOn : copy.toLogin}</LinkButton>
							<OpenInApp email={check.email} />
						</>
					}
				>
					{!check.signedIn && <p>{copy.doneElsewhere}</p>}
				</StateView>
			);
		case "confirmed_for_another":
			return <ConfirmedForAnother email={check.email} here={check.here} />;
		case "refused": {
			const retry = () => {
				setCheck({ kind: "checking" });
				setTries(tries + 1);
			};
			if (check.answered) return <DeadLink text={check.text} />;
			return (
				<ErrorState page title={check.text} onRetry={retry}>
					<p>{copy.unreachable}</p>
				</ErrorState>
			);
		}
	}
}

/** A link that the server refused, and what whoever opened it can do now. */
function DeadLink({ text }: { text: string }) {
	const user = useUser();
	if (user === null) {
		return (
			<ErrorState
				page
				title={text}
				actions={
					<>
						<LinkButton to={paths.verifyEmail}>{copy.newLink}</LinkButton>
						<LinkButton to={paths.loginThen(paths.verifyEmail)} tone="secondary">
							{copy.toLogin}
						</LinkButton>
					</>
				}
			>
				<p>{copy.failedHelp}</p>
			</ErrorState>
		);
	}
	if (user.is_email_verified) {
		return (
			<ErrorState
				page
				title={text}
				actions={<LinkButton to={paths.registerStep2(user.email)}>{copy.goOn}</LinkButton>}
			>
				<p>{copy.failedThoughConfirmed}</p>
			</ErrorState>
		);
	}
	return (
		<ErrorState page title={text} actions={<ResendLink tone="primary" />}>
			<p>{copy.failedHelp}</p>
			<p>{copy.resendTo(user.email)}</p>
		</ErrorState>
	);
}

type Resend = { kind: "idle" | "sending" | "sent" } | { kind: "failed"; text: string };

/** AUTH-18, AUTH-19: another link for whoever is signed in and unverified. */
export function ResendLink({ tone }: { tone: "primary" | "secondary" }) {
	const [resend, setResend] = useState<Resend>({ kind: "idle" });
	const send = async () => {
		setResend({ kind: "sending" });
		try {
			await resendVerification();
			setResend({ kind: "sent" });
		} catch (error) {
			setResend({ kind: "failed", text: errorText(error, copy.resendFailed) });
		}
	};
	return (
		<div className="grid justify-items-start gap-4">
			{resend.kind === "sent" && (
				<Notice tone="success" live="status">
					{copy.resent}
				</Notice>
			)}
			{resend.kind === "failed" && (
				<Notice tone="danger" live="alert">
					{resend.text}
				</Notice>
			)}
			<Button tone={tone} busy={resend.kind === "sending"} onClick={() => void send()}>
				{resend.kind === "sending" ? copy.resending : copy.resend}
			</Button>
		</div>
	);
}

/** Says whose address it was and who is signed in; to go on as the other person ends the session here. */
function ConfirmedForAnother({ email, here }: { email: string; here: string }) {
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	const change = async () => {
		setBusy(true);
		await signOut();
		await navigate(paths.loginThen(paths.registerStep2(email)), { replace: true });
	};
	return (
		<StateView
			announce="status"
			page
			light="full"
			title={copy.doneFor(email)}
			actions={
				<>
					<Button busy={busy} onClick={() => void change()}>
						{copy.change(email)}
					</Button>
					<LinkButton to={paths.dashboard} tone="secondary">
						{copy.stay(here)}
					</LinkButton>
				</>
			}
		>
			<p>{copy.otherHere(here)}</p>
		</StateView>
	);
}

/** The way back into the app where it may stand beside this browser; without the app it leads on here. Else null. */
function openInAppHref(email: string): string | null {
	if (!platform.offersStoreApp) return null;
	const fallback = new URL(paths.registerStep2(email), window.location.origin).href;
	return openInAppLink({ email, fallback, userAgent: navigator.userAgent });
}

export function OpenInApp({ email }: { email: string }) {
	const href = openInAppHref(email);
	if (href === null) return null;
	return (
		<a href={href} className={buttonStyle("secondary", "regular")}>
			{copy.openInApp}
		</a>
	);
}

interface AppLink {
	email: string;
	/** Page of this site for phones without the app. */
	fallback: string;
	userAgent: string;
}

/**
 * NATIVE-A4: address that opens the installed app where an e-mail was just confirmed; null where no Android browser
 * would understand it. It carries no token: whoever gets hold of it learns nothing and can do nothing.
 */
export function openInAppLink({ email, fallback, userAgent }: AppLink): string | null {
	if (!/\bAndroid\b/.test(userAgent)) return null;
	const intent = [
		"#Intent",
		`scheme=${NATIVE_APP.scheme}`,
		`package=${NATIVE_APP.package}`,
		`S.browser_fallback_url=${encodeURIComponent(fallback)}`,
		"end",
	];
	return `intent://${NATIVE_APP.verified}?email=${encodeURIComponent(email)}${intent.join(";")}`;
}
