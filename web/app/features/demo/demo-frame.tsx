import { type ReactNode, useEffect, useState } from "react";
import { useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { demoWords as copy, demoCopy } from "./copy.ts";
import data from "./example.json";
import type { DemoName } from "./open-demo.tsx";

/**
 * Answers of the product for a drawn person, made by `npm run demo:make` and never by hand. Unread: whoever shows a
 * part reads it with the schema of the call that it stands for.
 */
export const example: {
	readonly engine: { name: string; version: string };
	readonly checkin: unknown;
	readonly profile: unknown;
	readonly chat: unknown;
} = data;

/** Address of a picture of the example; static files, no call. */
export const examplePicture = (filename: string): string => `/demo/${filename}`;

interface DemoFrameProps {
	name: DemoName;
	onClose: () => void;
	children: ReactNode;
}

/** What all examples share: that they are examples, who measured, and the way to one's own. */
export function DemoFrame({ name, onClose, children }: DemoFrameProps) {
	const user = useUser();
	const { engine } = example;
	return (
		<Dialog
			open
			onClose={onClose}
			width="page"
			title={demoCopy.titles[name]}
			description={
				<p className="max-w-reading rounded-sm bg-silk px-4 py-3 text-small">
					{demoCopy.leads[name]} {copy.madeBy(engine.name, engine.version)}
				</p>
			}
			footer={
				<div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3">
					<p className="hidden text-small text-ink-2 wide:block">{copy.footer}</p>
					<LinkButton to={user === null ? paths.register : paths.upload} className="max-wide:w-full">
						{user === null ? copy.signedOut : copy.signedIn}
					</LinkButton>
				</div>
			}
		>
			{children}
		</Dialog>
	);
}

export interface TimedStep<Action> {
	/** Milliseconds after the step before. */
	wait: number;
	action: Action;
}

const CALM = "(prefers-reduced-motion: reduce)";

/**
 * Plays steps one after the other, and at once for whoever asked for less motion. `play` begins anew; what is under way
 * ends with the component.
 */
export function useSteps<Action>(apply: (action: Action) => void) {
	const [waiting, setWaiting] = useState<readonly TimedStep<Action>[]>([]);
	useEffect(() => {
		const [next, ...later] = waiting;
		if (next === undefined) return;
		const timer = setTimeout(() => {
			apply(next.action);
			setWaiting(later);
		}, next.wait);
		return () => clearTimeout(timer);
	}, [waiting, apply]);
	const play = (steps: readonly TimedStep<Action>[]) => {
		if (!window.matchMedia(CALM).matches) return setWaiting(steps);
		for (const { action } of steps) apply(action);
	};
	return { play, isPlaying: waiting.length > 0 };
}
