import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { LightForm } from "#ui/light-form.tsx";
import type { CameraFailure } from "./capture/camera-failure.ts";
import { cameraCopy } from "./copy.ts";

interface CameraProblemProps {
	failure: CameraFailure;
	onRetry: () => void;
	onClose: () => void;
}

/** Why there is no picture, and the ways on. */
export function CameraProblem({ failure, onRetry, onClose }: CameraProblemProps) {
	const wayOn = useRef<HTMLButtonElement>(null);
	useEffect(() => wayOn.current?.focus(), []);
	const { title, text } = cameraCopy.failures[failure];
	return (
		<div className="grid content-center justify-items-center gap-5 overflow-y-auto px-6 pb-10 text-center">
			<LightForm light="low" className="size-32" />
			<div role="alert" className="grid max-w-form gap-2">
				<p className="font-display text-h3">{title}</p>
				<p className="text-ink-2">{text}</p>
			</div>
			<div className="flex flex-wrap justify-center gap-3">
				<Button ref={wayOn} onClick={onClose}>
					{cameraCopy.choose}
				</Button>
				<Button tone="secondary" onClick={onRetry}>
					{cameraCopy.retry}
				</Button>
			</div>
		</div>
	);
}
