import { X } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { PhotoPreview } from "#ui/photo-preview.tsx";
import { CameraButton } from "./camera-button.tsx";
import { uploadCopy } from "./copy.ts";

interface PhotoChoiceProps {
	photo: File | null;
	error: string | undefined;
	busy: boolean;
	onImages: (images: File[]) => void;
	onRemove: () => void;
}

export function PhotoChoice({ photo, error, busy, onImages, onRemove }: PhotoChoiceProps) {
	if (photo === null) {
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
				file={photo}
				alt={uploadCopy.alt}
				replaceLabel={uploadCopy.another}
				disabled={busy}
				onReplace={onImages}
			/>
			<Button tone="quiet" size="small" disabled={busy} onClick={onRemove} className="justify-self-center">
				<X aria-hidden="true" className="size-4" />
				{uploadCopy.remove}
			</Button>
			{error !== undefined && <FieldError>{error}</FieldError>}
		</div>
	);
}
