import { type ReactNode, type RefObject, useMemo } from "react";
import { Spinner } from "#ui/button.tsx";
import { cameraCopy } from "./copy.ts";

/** A picture with what belongs to it below, or beside it on a phone held sideways. */
export const SHEET_BODY =
	"grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(12rem,1fr)_auto] gap-3 overflow-y-auto px-5 pb-4 wide:px-8 wide:pb-6 " +
	"[@media(max-height:34rem)_and_(orientation:landscape)]:grid-cols-[minmax(0,1fr)_minmax(17rem,22rem)] " +
	"[@media(max-height:34rem)_and_(orientation:landscape)]:grid-rows-[minmax(12rem,1fr)]";

export interface PictureSize {
	width: number;
	height: number;
}

/** What is assumed before the first frame tells. */
const FIRST_SIZE: PictureSize = { width: 3, height: 4 };

interface CameraStageProps {
	stream: MediaStream | null;
	size: PictureSize | null;
	onSize: (size: PictureSize) => void;
	/** Called with the element for as long as it stands, then with null. */
	onVideo: (video: HTMLVideoElement | null) => void;
	/** Drawn over the picture in its own coordinates, and mirrored with it. */
	drawing: ReactNode;
	/** Over the picture, not mirrored. */
	children: ReactNode;
}

/** Shows the whole picture that would be taken, mirrored as a looking glass; what is taken is not. */
export function CameraStage({ stream, size, onSize, onVideo, drawing, children }: CameraStageProps) {
	const show = useMemo(() => showStream(stream, onVideo), [stream, onVideo]);
	const { width, height } = size ?? FIRST_SIZE;
	const measure = ({ videoWidth, videoHeight }: HTMLVideoElement) => {
		if (videoWidth > 0) onSize({ width: videoWidth, height: videoHeight });
	};
	return (
		<div className="grid min-h-48 place-items-center [container-type:size]">
			<div
				className="relative overflow-hidden rounded-md bg-silk"
				style={{ aspectRatio: `${width} / ${height}`, width: `min(100cqw, ${width / height} * 100cqh)` }}
			>
				<div className="absolute inset-0 -scale-x-100">
					<video
						ref={show}
						autoPlay
						muted
						playsInline
						aria-label={cameraCopy.preview}
						onLoadedMetadata={(event) => measure(event.currentTarget)}
						onResize={(event) => measure(event.currentTarget)}
						className="size-full object-cover"
					/>
					{size !== null && drawing}
				</div>
				{children}
			</div>
		</div>
	);
}

function showStream(stream: MediaStream | null, onVideo: (video: HTMLVideoElement | null) => void) {
	return (video: HTMLVideoElement | null) => {
		if (video === null) return;
		video.srcObject = stream;
		onVideo(video);
		return () => {
			video.srcObject = null;
			onVideo(null);
		};
	};
}

interface ShutterButtonProps {
	label: string;
	/** Said, not enforced: a press before the first picture simply does nothing. */
	waiting: boolean;
	busy: boolean;
	onPress: () => void;
	button: RefObject<HTMLButtonElement | null>;
}

export function ShutterButton({ label, waiting, busy, onPress, button }: ShutterButtonProps) {
	return (
		<button
			ref={button}
			type="button"
			aria-label={label}
			aria-disabled={waiting || busy}
			aria-busy={busy || undefined}
			onClick={() => {
				if (!waiting && !busy) onPress();
			}}
			className="grid size-19 place-items-center rounded-full border-4 border-fig text-on-fig transition-transform active:scale-95 aria-disabled:opacity-60"
		>
			<span className="grid size-14 place-items-center rounded-full bg-fig">{busy && <Spinner />}</span>
		</button>
	);
}
