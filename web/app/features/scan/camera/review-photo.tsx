import { useEffect, useMemo, useRef } from "react";
import type { ChosenPhoto } from "#api/photo-calls.ts";
import { Button } from "#ui/button.tsx";
import { cameraCopy } from "./copy.ts";
import { SHEET_BODY } from "./sheet-body.ts";

interface ReviewPhotoProps {
	chosen: ChosenPhoto;
	onUse: () => void;
	onRetake: () => void;
}

export function ReviewPhoto({ chosen: { photo, frames }, onUse, onRetake }: ReviewPhotoProps) {
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
