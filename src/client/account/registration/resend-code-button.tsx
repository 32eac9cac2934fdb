import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";

const waitSeconds = 30;
const resendLabel = "Send a new code";

interface ResendCodeButtonProps {
  /** Answers whether a code was sent. */
  onResend: () => Promise<boolean>;
  /** What it says while no code was sent yet. */
  firstLabel?: string;
}

/** Asks for another code; after that it counts down, because the mail takes a moment and the older code stops working. */
export function ResendCodeButton({ onResend, firstLabel = resendLabel }: ResendCodeButtonProps) {
  const [isSending, setIsSending] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [label, setLabel] = useState(firstLabel);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  const resend = async () => {
    setIsSending(true);
    const wasSent = await onResend();
    setIsSending(false);
    if (!wasSent) return;
    setLabel(resendLabel);
    setSecondsLeft(waitSeconds);
  };

  return (
    <Button variant="quiet" busy={isSending} disabled={secondsLeft > 0} onClick={() => void resend()}>
      {secondsLeft > 0 ? `${resendLabel} in ${secondsLeft} s` : label}
    </Button>
  );
}
