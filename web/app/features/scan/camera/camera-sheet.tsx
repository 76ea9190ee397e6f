import { useEffect, useMemo, useRef, useState } from "react";
import type { ChosenPhoto } from "#api/photo-calls.ts";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/dialog.tsx";
import { LightForm } from "#ui/state-view.tsx";
import { usePageVisible } from "../live/use-page-visible.ts";
import { useGuide } from "./analysis/analyst.ts";
import { SHEET_BODY } from "./camera-stage.tsx";
import { type CameraFailure, cameraFailure } from "./capture/capture.ts";
import { cameraCopy } from "./copy.ts";
import { LiveCamera } from "./live-camera.tsx";
import { useLastPhoto } from "./outline/use-last-photo.ts";

/** Front cameras are built four by three; what they cannot do they round to what they can. */
const WISHES: MediaStreamConstraints = {
	audio: false,
	video: {
		facingMode: "user",
		width: { ideal: 1920 },
		height: { ideal: 1440 },
		frameRate: { ideal: 24, max: 30 },
	},
};

interface CameraSheetProps {
	onPhoto: (chosen: ChosenPhoto) => void;
	onClose: () => void;
}

/** From the live picture to a photo the person has agreed to. The camera is off while a photo is looked at. */
export function CameraSheet({ onPhoto, onClose }: CameraSheetProps) {
	const shutter = useRef<HTMLButtonElement>(null);
	const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
	const [retaken, setRetaken] = useState(false);
	const visible = usePageVisible();
	const [camera, retry] = useCamera(visible && photo === null);
	const [guide, failGuide] = useGuide();
	const lastPhoto = useLastPhoto(guide);

	const retake = () => {
		setRetaken(true);
		setPhoto(null);
	};

	return (
		<Sheet
			title={photo === null ? cameraCopy.title : cameraCopy.reviewTitle}
			onClose={onClose}
			firstFocus={shutter}
		>
			{photo !== null ? (
				<ReviewPhoto chosen={photo} onUse={() => onPhoto(photo)} onRetake={retake} />
			) : camera.kind === "failed" ? (
				<CameraProblem failure={camera.failure} onRetry={retry} onClose={onClose} />
			) : (
				<LiveCamera
					stream={camera.kind === "live" ? camera.stream : null}
					guide={guide}
					onGuideFailure={failGuide}
					lastPhoto={lastPhoto}
					shutter={shutter}
					takesFocus={retaken}
					onPhoto={setPhoto}
				/>
			)}
		</Sheet>
	);
}

interface CameraProblemProps {
	failure: CameraFailure;
	onRetry: () => void;
	onClose: () => void;
}

/** Why there is no picture, and the ways on. */
function CameraProblem({ failure, onRetry, onClose }: CameraProblemProps) {
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

interface ReviewPhotoProps {
	chosen: ChosenPhoto;
	onUse: () => void;
	onRetake: () => void;
}

function ReviewPhoto({ chosen: { photo, frames }, onUse, onRetake }: ReviewPhotoProps) {
	const use = useRef<HTMLButtonElement>(null);
	useEffect(() => use.current?.focus(), []);
	const show = useMemo(() => showPhoto(photo), [photo]);
	return (
		<div className={SHEET_BODY}>
			<div className="relative min-h-48">
				<img ref={show} alt={cameraCopy.reviewAlt} className="absolute inset-0 size-full object-contain" />
			</div>
			<div className="grid content-center justify-items-center gap-4">
				<p className="max-w-form text-center text-small text-ink-2">
					{cameraCopy.reviewText} {frames.length > 0 && cameraCopy.reviewFrames(1 + frames.length)}
				</p>
				<div className="grid w-full max-w-form grid-cols-2 gap-3">
					<Button tone="secondary" onClick={onRetake}>
						{cameraCopy.retake}
					</Button>
					<Button ref={use} onClick={onUse}>
						{cameraCopy.use}
					</Button>
				</div>
			</div>
		</div>
	);
}

/** The photo stays in memory for as long as it is shown. */
function showPhoto(photo: File) {
	return (image: HTMLImageElement | null) => {
		if (image === null) return;
		const url = URL.createObjectURL(photo);
		image.src = url;
		return () => URL.revokeObjectURL(url);
	};
}

type Camera =
	| { kind: "opening" }
	| { kind: "live"; stream: MediaStream }
	| { kind: "failed"; failure: CameraFailure };

/** The camera runs for as long as it is wanted, and not a moment longer. */
function useCamera(wanted: boolean): [camera: Camera, retry: () => void] {
	const [camera, setCamera] = useState<Camera>({ kind: "opening" });
	const [attempt, setAttempt] = useState(0);
	const run = wanted ? attempt : null;

	useEffect(() => {
		if (run === null) return;
		let over = false;
		let running: MediaStream | null = null;
		const fail = (failure: CameraFailure) => {
			if (!over) setCamera({ kind: "failed", failure });
		};
		openCamera().then(
			(stream) => {
				if (over) return stopCamera(stream);
				running = stream;
				for (const track of stream.getTracks()) track.addEventListener("ended", () => fail("stopped"));
				setCamera({ kind: "live", stream });
			},
			(error: unknown) => fail(cameraFailure(error, window.isSecureContext)),
		);
		return () => {
			over = true;
			if (running) stopCamera(running);
			setCamera({ kind: "opening" });
		};
	}, [run]);

	return [camera, () => setAttempt((count) => count + 1)];
}

/** Asks for the front camera. Throws what the browser says. */
function openCamera(): Promise<MediaStream> {
	return navigator.mediaDevices.getUserMedia(WISHES);
}

/** The light beside the lens goes out. */
function stopCamera(stream: MediaStream): void {
	for (const track of stream.getTracks()) track.stop();
}
