import QRCode from "react-qr-code";
import { QrFrame } from "#ui/qr-frame.tsx";
import { twoFactorCopy as copy } from "./copy.ts";

/** TFA-A1: an `otpauth:` address drawn as a QR code; a finished picture is shown as it is. */
export function SetupPicture({ qrUri }: { qrUri: string }) {
	return (
		<QrFrame>
			{qrUri.startsWith("data:image/") ? (
				<img src={qrUri} alt={copy.qr} />
			) : (
				// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of hundreds of squares, spoken as one
				<QRCode value={qrUri} level="M" role="img" aria-label={copy.qr} />
			)}
		</QrFrame>
	);
}
