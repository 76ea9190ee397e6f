import { Check, Lock, type LucideIcon, ScanFace, Timer } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { ChosenPhoto } from "#api/photo-calls.ts";
import { classNames } from "#ui/class-names.ts";
import type { Guide } from "./analysis/analyst.ts";
import { CameraStage, type PictureSize, SHEET_BODY, ShutterButton } from "./camera-stage.tsx";
import { BURST_FRAMES, takeBurst } from "./capture/capture.ts";
import { cameraCopy } from "./copy.ts";
import { type Hint, lastAim, PLAIN_AIM, poseToRepeat } from "./guidance/choose-hint.ts";
import { useHint } from "./guidance/use-hint.ts";
import { GuideOval } from "./outline/guide-oval.tsx";
import type { LastPhoto } from "./outline/use-last-photo.ts";

const SELF_TIMER_SECONDS = 3;

interface LiveCameraProps {
	/** Null while the camera starts. */
	stream: MediaStream | null;
	guide: Guide;
	onGuideFailure: (error: unknown) => void;
	lastPhoto: LastPhoto | null;
	shutter: RefObject<HTMLButtonElement | null>;
	/** The shutter takes the focus when this appears in place of something else. */
	takesFocus: boolean;
	onPhoto: (chosen: ChosenPhoto) => void;
}

/** The live picture, what to change about it, and the shutter. The words advise; they never stop anybody. */
export function LiveCamera(props: LiveCameraProps) {
	const { stream, guide, onGuideFailure, lastPhoto, shutter, takesFocus, onPhoto } = props;
	const [video, setVideo] = useState<HTMLVideoElement | null>(null);
	const [size, setSize] = useState<PictureSize | null>(null);
	const [matches, setMatches] = useState(true);
	const [timed, setTimed] = useState(false);
	const [taking, setTaking] = useState<"no" | "failed" | number>("no");

	const live = stream !== null && size !== null;
	const last = matches ? lastPhoto : null;
	const shortEdge = size ? Math.min(size.width, size.height) : 0;
	const toMatch = last && { taken: last.taken, seen: last.ghost?.seen ?? null };
	const aim = toMatch
		? lastAim(poseToRepeat(toMatch.taken, toMatch.seen), toMatch.taken.inter_ocular_px, shortEdge)
		: PLAIN_AIM;
	const hint = useHint(live ? video : null, guide, aim, toMatch, onGuideFailure);
	const good = isGood(hint);

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
				drawing={
					size && (
						<GuideOval aim={aim} {...size} good={good} detailed={last !== null} ghost={last?.ghost ?? null} />
					)
				}
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
					matching={last !== null}
					left={timer.left}
					taking={typeof taking === "number" ? taking : null}
				/>
				{last && (
					<p className="text-center text-small text-ink-2">
						{last.ghost ? cameraCopy.ghostWords : cameraCopy.outlineWords}
					</p>
				)}
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
					{lastPhoto !== null && (
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

interface CameraToggleProps {
	icon: LucideIcon;
	label: string;
	pressed: boolean;
	onPress: () => void;
	className?: string;
}

/** A switch beside the shutter: a round sign with its words below. */
function CameraToggle({ icon: Icon, label, pressed, onPress, className }: CameraToggleProps) {
	return (
		<button
			type="button"
			aria-pressed={pressed}
			onClick={onPress}
			className={classNames(
				"group grid max-w-32 justify-items-center gap-1 text-small leading-tight",
				className,
			)}
		>
			<span
				className={classNames(
					"grid size-11 place-items-center rounded-full border transition-colors",
					pressed ? "border-fig bg-fig text-on-fig" : "border-field text-ink group-hover:border-fig",
				)}
			>
				<Icon aria-hidden="true" className="size-5" />
			</span>
			{label}
		</button>
	);
}

interface SelfTimer {
	/** Seconds still to go; null while it does not run. */
	left: number | null;
	start: () => void;
	cancel: () => void;
}

/** Counts down and then calls once. */
export function useSelfTimer(onEnd: () => void): SelfTimer {
	const [left, setLeft] = useState<number | null>(null);
	const end = useEffectEvent(onEnd);
	useEffect(() => {
		if (left === null) return;
		const timer = setTimeout(() => {
			setLeft(left > 1 ? left - 1 : null);
			if (left === 1) end();
		}, 1000);
		return () => clearTimeout(timer);
	}, [left]);
	return { left, start: () => setLeft(SELF_TIMER_SECONDS), cancel: () => setLeft(null) };
}

interface HintLineProps {
	live: boolean;
	guide: Guide;
	hint: Hint | null;
	/** The last photo is to be matched. */
	matching: boolean;
	/** Seconds until the photo; null while no timer runs. */
	left: number | null;
	/** Which frame of the burst is being taken; null while none is. */
	taking: number | null;
}

/** One sentence, shown and spoken. The element stays, so that a screen reader hears its words change. */
function HintLine(props: HintLineProps) {
	const good = isGood(props.hint) && props.left === null && props.taking === null;
	return (
		<output
			className={classNames(
				"mx-auto grid min-h-12 w-fit grid-flow-col items-center gap-2 rounded-full px-5 py-2 text-center leading-snug font-semibold transition-colors",
				good ? "bg-sage-soft text-sage" : "bg-silk text-ink",
			)}
		>
			{good && <Check aria-hidden="true" className="size-5" />}
			{wordsOf(props)}
		</output>
	);
}

const isGood = (hint: Hint | null): boolean => hint === "good" || hint === "good_alone";

function wordsOf({ live, guide, hint, matching, left, taking }: HintLineProps): string {
	if (taking !== null) return cameraCopy.taking(taking, BURST_FRAMES);
	if (left !== null) return cameraCopy.counting(left);
	if (!live) return cameraCopy.opening;
	if (guide.kind === "unavailable") return cameraCopy.unguided;
	if (hint === null) return cameraCopy.loading;
	const matched: Partial<Record<Hint, string>> = cameraCopy.matching;
	return (matching ? matched[hint] : undefined) ?? cameraCopy.hints[hint];
}
