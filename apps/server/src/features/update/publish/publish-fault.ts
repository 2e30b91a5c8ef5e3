/** A reason not to publish; the message is printed. */
export class PublishFault extends Error {
  override readonly name = 'PublishFault';
}
