import { NATIVE_APP } from "@dewlight/contracts/brand.ts";
import { appVersionApi } from "@dewlight/contracts/operations.ts";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { call } from "#api/call.ts";
import { refreshSession } from "#api/refresh-session.ts";
import { getSession } from "#api/session.ts";
import { paths } from "#paths.ts";
import { platform } from "#platform/current.ts";
import type { Shell, Stop } from "#platform/platform.ts";
import { buttonStyle } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { getTheme, subscribeToTheme } from "./theme.tsx";

/** DER-32; the wording is ours. */
const updateCopy = {
	title: "Time for an update",
	text: "This version is too old. Update the app to go on.",
	action: "Update",
} as const;

/** Pages on which somebody's face may be seen, taken or chosen. */
const FACES = [
	paths.register,
	"/onboarding",
	paths.dashboard,
	paths.upload,
	"/analyzing",
	paths.results,
	paths.timeline,
	paths.carePlan,
];

/** What the installed app adds to every page: its links, its back button, its way back to the front, its age, its discretion. */
export function InShell() {
	const navigate = useNavigate();
	const { pathname } = useLocation();
	const [tooOld, setTooOld] = useState(false);
	const look = useCallback((shell: Shell) => {
		readAge(shell).then(setTooOld, (error: unknown) => {
			console.warn("Nobody could say whether this version is too old.", error);
		});
	}, []);
	const showsFaces = FACES.some((path) => pathname === path || pathname.startsWith(`${path}/`));
	useEffect(
		() =>
			withShell((shell) => {
				shell.hide(showsFaces);
				return [];
			}),
		[showsFaces],
	);
	useEffect(
		() =>
			withShell((shell) => {
				look(shell);
				const showMode = () => shell.showMode(getTheme());
				showMode();
				return [
					subscribeToTheme(showMode),
					shell.onLink((path, first) => {
						void afterNews(() => navigate(path, { replace: first }));
					}),
					shell.followLinks((path) => void navigate(path)),
					shell.handleBack(),
					shell.onResume(() => {
						look(shell);
						if (getSession().status !== "unknown") void refreshSession();
					}),
				];
			}),
		[navigate, look],
	);
	return tooOld ? <UpdateDialog /> : null;
}

async function readAge(shell: Shell): Promise<boolean> {
	const version = await shell.version();
	return version !== null && (await isTooOld(version));
}

/** A link may say what happened in a browser meanwhile; with what was known before, a gate would lead away from it. */
async function afterNews(open: () => unknown): Promise<void> {
	if (getSession().status === "signed_in") await refreshSession();
	open();
}

/** Runs `connect` once the shell is reached; what it began is ended with the page, also when that comes first. */
function withShell(connect: (shell: Shell) => Stop[]): Stop {
	let left = false;
	let stops: Stop[] = [];
	void platform.shell?.().then((shell) => {
		if (!left) stops = connect(shell);
	});
	return () => {
		left = true;
		for (const stop of stops) stop();
	};
}

/** Whether the server no longer works with this version of the app. */
async function isTooOld(version: string): Promise<boolean> {
	const { supported } = await call(appVersionApi.appVersion, { query: { version } });
	return !supported;
}

/** Stands over everything until there is a newer version: what lies behind it would answer wrongly. */
function UpdateDialog() {
	return (
		<Dialog
			open
			dismissible={false}
			onClose={() => {}}
			title={updateCopy.title}
			description={<p>{updateCopy.text}</p>}
			footer={
				<a
					href={NATIVE_APP.store}
					target="_blank"
					rel="noopener"
					className={buttonStyle("primary", "regular")}
				>
					{updateCopy.action}
				</a>
			}
		/>
	);
}
