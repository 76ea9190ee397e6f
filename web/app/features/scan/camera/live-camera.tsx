import { Lock, ScanFace, Timer } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import type { ChosenPhoto } from "#api/photo-calls.ts";
import { CameraStage, type PictureSize } from "./camera-stage.tsx";
import { CameraToggle } from "./camera-toggle.tsx";
import { takeBurst } from "./capture/take-burst.ts";
import { useSelfTimer } from "./capture/use-self-timer.ts";
import { cameraCopy } from "./copy.ts";
import { PLAIN_AIM } from "./guidance/choose-hint.ts";
import type { Guide } from "./guidance/use-guide.ts";
import { useHint } from "./guidance/use-hint.ts";
import { HintLine } from "./hint-line.tsx";
import { GuideOval } from "./outline/guide-oval.tsx";
import { lastAim } from "./outline/last-aim.ts";
import type { LastPose } from "./outline/use-last-pose.ts";
import { SHEET_BODY } from "./sheet-body.ts";
import { ShutterButton } from "./shutter-button.tsx";

interface LiveCameraProps {
	/** Null while the camera starts. */
	stream: MediaStream | null;
	guide: Guide;
	onGuideFailure: (error: unknown) => void;
	lastPose: LastPose | null;
	shutter: RefObject<HTMLButtonElement | null>;
	/** The shutter takes the focus when this appears in place of something else. */
	takesFocus: boolean;
	onPhoto: (chosen: ChosenPhoto) => void;
}

/** The live picture, what to change about it, and the shutter. The words advise; they never stop anybody. */
export function LiveCamera(props: LiveCameraProps) {
	const { stream, guide, onGuideFailure, lastPose, shutter, takesFocus, onPhoto } = props;
	const [video, setVideo] = useState<HTMLVideoElement | null>(null);
	const [size, setSize] = useState<PictureSize | null>(null);
	const [matches, setMatches] = useState(true);
	const [timed, setTimed] = useState(false);
	const [taking, setTaking] = useState<"no" | "failed" | number>("no");

	const live = stream !== null && size !== null;
	const matching = matches && lastPose !== null;
	const aim = matching
		? lastAim(lastPose.face, lastPose.eyeCornersPx, size ? Math.min(size.width, size.height) : 0)
		: PLAIN_AIM;
	const hint = useHint(live ? video : null, guide, aim, onGuideFailure);

	useEffect(() => {
		if (takesFocus) shutter.current?.focus();
	}, [takesFocus, shutter]);

	const take = () => {
		if (video === null || stream === null) return;
		setTaking(1);
		takeBurst(video, stream, setTaking).then(onPhoto, (error: unknown) => {
			console.warn("No photo was taken.", error);
			setTaking("failed");
		});
	};
	const timer = useSelfTimer(take);
	const counting = timer.left !== null;
	const press = counting ? timer.cancel : timed ? timer.start : take;

	return (
		<div className={SHEET_BODY}>
			<CameraStage
				stream={stream}
				size={size}
				onSize={setSize}
				onVideo={setVideo}
				drawing={size && <GuideOval aim={aim} {...size} good={hint === "good"} detailed={matching} />}
			>
				{counting && (
					<p
						aria-hidden="true"
						className="absolute inset-0 grid place-items-center font-display text-display text-[#fff8f2] [text-shadow:0_2px_24px_#1a1316]"
					>
						{timer.left}
					</p>
				)}
			</CameraStage>
			<div className="grid content-center gap-3">
				<HintLine
					live={live}
					guide={guide}
					hint={hint}
					matching={matching}
					left={timer.left}
					taking={typeof taking === "number" ? taking : null}
				/>
				{matching && <p className="text-center text-small text-ink-2">{cameraCopy.outlineWords}</p>}
				{taking === "failed" && (
					<p role="alert" className="text-center text-small text-danger">
						{cameraCopy.notTaken}
					</p>
				)}
				<div className="mx-auto grid w-full max-w-form grid-cols-[1fr_auto_1fr] items-center gap-4">
					<CameraToggle
						icon={Timer}
						label={cameraCopy.timer}
						pressed={timed}
						onPress={() => setTimed(!timed)}
						className="justify-self-start"
					/>
					<ShutterButton
						button={shutter}
						label={counting ? cameraCopy.cancelTimer : cameraCopy.shutter}
						waiting={!live}
						busy={typeof taking === "number"}
						onPress={press}
					/>
					{lastPose !== null && (
						<CameraToggle
							icon={ScanFace}
							label={cameraCopy.outline}
							pressed={matches}
							onPress={() => setMatches(!matches)}
							className="justify-self-end"
						/>
					)}
				</div>
				<p className="flex items-start justify-center gap-2 text-center text-small text-ink-2">
					<Lock aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
					{cameraCopy.privacy}
				</p>
			</div>
		</div>
	);
}
