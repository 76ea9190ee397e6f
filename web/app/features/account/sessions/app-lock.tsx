import { useEffect, useState } from "react";
import type { AppLock as Lock } from "#platform/platform.ts";
import { usePlatform } from "#platform/use-platform.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { sessionsCopy } from "../copy.ts";
import { SettingsSection } from "../settings-section.tsx";

const copy = sessionsCopy.lock;

/** In the app: whether the phone's own lock stands before it. Nothing where there is no app or no such lock. */
export function AppLock() {
	const { shell } = usePlatform();
	const [lock, setLock] = useState<Lock | null>(null);
	const [failed, setFailed] = useState(false);
	const [busy, setBusy] = useState(false);
	useEffect(() => {
		let left = false;
		shell?.()
			.then((app) => app.readLock())
			.then(
				(read) => !left && setLock(read),
				// An app that is older than this page has no lock to offer.
				(error: unknown) => console.warn("Nobody could say whether the app has a lock.", error),
			);
		return () => {
			left = true;
		};
	}, [shell]);
	if (shell === null || lock === null) return null;

	const change = async () => {
		setBusy(true);
		setFailed(false);
		try {
			const on = await (await shell()).setLock(!lock.on);
			setLock({ ...lock, on });
		} catch {
			setFailed(true);
		} finally {
			setBusy(false);
		}
	};
	return (
		<SettingsSection id="app-lock" title={copy.title} lead={copy.lead}>
			{lock.available ? (
				<div className="grid justify-items-start gap-3">
					<p aria-live="polite">{lock.on ? copy.isOn : copy.isOff}</p>
					<Button tone="secondary" busy={busy} onClick={() => void change()}>
						{lock.on ? copy.turnOff : copy.turnOn}
					</Button>
					{failed && (
						<Notice tone="danger" live="alert">
							{copy.failed}
						</Notice>
					)}
				</div>
			) : (
				<p className="text-ink-2">{copy.none}</p>
			)}
		</SettingsSection>
	);
}
