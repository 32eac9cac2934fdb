/** A multipart form as a browser sends it: the fields, then the file. */
export function chatForm(fields: Record<string, string>, file: { name: string; bytes: Uint8Array }) {
  const boundary = "----forthright-test";
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const name = file.name.replaceAll('"', "%22");
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(texts.join("") + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
