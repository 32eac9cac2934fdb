import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  from: string | undefined;
  to: string[];
  content: string;
}

/** A mail server on this machine that keeps what it is given. */
export async function startSmtpServer(port = 0) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("nobody") ? Object.assign(new Error("No such user"), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      text(stream).then((content) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
        received.push({ from, to: envelope.rcptTo.map((recipient) => recipient.address), content });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
