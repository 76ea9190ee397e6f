import { X } from "lucide-react";
import type { ChosenPhoto } from "#api/photo-calls.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { PhotoPreview } from "#ui/photo-preview.tsx";
import { CameraButton } from "./camera-button.tsx";
import { uploadCopy } from "./copy.ts";
import { FurtherPhotos } from "./further-photos.tsx";

interface PhotoChoiceProps {
	chosen: ChosenPhoto | null;
	error: string | undefined;
	busy: boolean;
	onImages: (images: File[], frames?: readonly File[]) => void;
	onSecond: (images: File[]) => void;
	onRemoveFrames: () => void;
	onRemove: () => void;
}

export function PhotoChoice(props: PhotoChoiceProps) {
	const { chosen, error, busy, onImages, onSecond, onRemoveFrames, onRemove } = props;
	if (chosen === null) {
		return (
			<div className="grid gap-3">
				<FileDrop
					label={uploadCopy.pick}
					hint={uploadCopy.pickHint}
					error={error}
					disabled={busy}
					acceptPaste
					onImages={onImages}
				/>
				<CameraButton disabled={busy} onImages={onImages} />
			</div>
		);
	}
	return (
		<div className="grid gap-1">
			<PhotoPreview
				file={chosen.photo}
				alt={uploadCopy.alt}
				replaceLabel={uploadCopy.another}
				disabled={busy}
				onReplace={onImages}
			/>
			<Button tone="quiet" size="small" disabled={busy} onClick={onRemove} className="justify-self-center">
				<X aria-hidden="true" className="size-4" />
				{uploadCopy.remove}
			</Button>
			<FurtherPhotos frames={chosen.frames} disabled={busy} onSecond={onSecond} onRemove={onRemoveFrames} />
			{error !== undefined && <FieldError>{error}</FieldError>}
		</div>
	);
}
